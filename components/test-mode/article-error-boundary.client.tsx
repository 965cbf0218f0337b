'use client';

import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };

/** An error boundary that keeps the panel and its banner on the page when a study cannot be rendered. */
export class ArticleErrorBoundary extends Component<Props, { failed: boolean }> {
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
