'use client';

/**
 * The last resort, when even the layout failed: plain HTML that needs no style sheet, and a link that reloads without
 * JavaScript (an empty href is this page again).
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
          <form method="get" action="">
            <button type="submit">Refresh the page</button>
          </form>
        </main>
      </body>
    </html>
  );
}
