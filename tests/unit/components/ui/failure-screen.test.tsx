import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import GlobalError from '../../../../app/global-error.tsx';
import PageError from '../../../../app/error.tsx';
import { FailureScreen } from '#components/ui/failure-screen.client';

afterEach(() => vi.unstubAllGlobals());

describe('the error screens', () => {
  it('show the text of the specification, and the button reloads the page', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    const error = new Error('broken');
    render(<PageError error={error} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    expect(screen.getByText("We're sorry, but an error occurred while rendering the page.")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh the page' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(logged).toHaveBeenCalledWith(error);
    logged.mockRestore();
  });

  it('reload without JavaScript: a form without an action requests its own page', () => {
    const html = renderToStaticMarkup(<FailureScreen />);
    expect(html).toMatch(/<form><button type="submit"[^>]*>.*Refresh the page<\/button><\/form>/);
  });

  it('work as HTML without styles and scripts when the root layout failed', () => {
    const html = renderToStaticMarkup(<GlobalError />);
    expect(html).toContain('<h1>Something went wrong</h1>');
    expect(html).toContain('We&#x27;re sorry, but an error occurred while rendering the page.');
    expect(html).toMatch(/<form[^>]*><button type="submit">Refresh the page<\/button><\/form>/);
    expect(html).not.toContain('<script');
  });
});
