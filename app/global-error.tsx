'use client';

/**
 * The last resort, when even the layout failed: plain HTML that needs no style sheet, and a form that reloads without
 * JavaScript (a form without an action asks for its own page again).
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <head>
        <title>Something went wrong</title>
      </head>
      <body>
        <main>
          <h1>Something went wrong</h1>
          <p>We&apos;re sorry, but an error occurred while rendering the page.</p>
          <form>
            <button type="submit">Refresh the page</button>
          </form>
        </main>
      </body>
    </html>
  );
}
