'use client';

/**
 * The error page if the root layout failed: HTML that needs no style sheet, and a form that reloads without JavaScript (a
 * form without an action requests the URL of its page again).
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
