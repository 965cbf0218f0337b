'use client';

import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };

/** Keeps the panel and its banner on the page when a study cannot be drawn. */
export class ArticleGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="wrap" role="alert">
        This case study could not be drawn. The others are not affected; simplify its text and load it again.
      </p>
    );
  }
}
