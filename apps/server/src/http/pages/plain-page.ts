import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** The pages the server writes itself (mailbox, API docs, unsubscribing, test billing): no script, one small style in the product's look. */
const STYLE = `
:root{color-scheme:dark;--ground:#0f1218;--raised:#161b24;--line:#2b3341;--paper:#f0e7d3;--dim:#b4ab97;--brass:#cda85f}
@media(prefers-color-scheme:light){:root{color-scheme:light;--ground:#f5eedf;--raised:#fbf6ea;--line:#d8ccb2;--paper:#1c2028;--dim:#5d5747;--brass:#7d5c17}}
*{box-sizing:border-box}html{background:var(--ground);color:var(--paper);font:400 1.0625rem/1.6 "Outfit Variable",system-ui,sans-serif;text-rendering:geometricPrecision}
body{max-width:56rem;margin:0 auto;padding:.75rem 1.25rem 5rem}
header{border-bottom:1px solid var(--line);margin:0 0 2.5rem;font:400 1.3rem/1.2 "Fraunces Display","Iowan Old Style",Georgia,serif}header a{display:inline-block;padding:.6rem 0 1rem;color:inherit;text-decoration:none}header em{display:inline-block;width:.72em;text-align:center;color:var(--brass)}
h1,h2{font-family:"Fraunces Display","Iowan Old Style",Georgia,serif;font-weight:400;line-height:1.15}h1{font-size:2.4rem;margin:0 0 .5rem}h2{font-size:1.4rem;margin:2.5rem 0 .3rem;overflow-wrap:anywhere}
a{color:var(--brass)}p{max-width:40rem;overflow-wrap:anywhere}.dim{color:var(--dim)}code{overflow-wrap:anywhere}code,pre{font:.9rem/1.5 ui-monospace,monospace}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--raised);border:1px solid var(--line);border-radius:3px;padding:1rem 1.25rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;border-top:1px solid var(--line);padding:.5rem .75rem .5rem 0}
button{font:inherit;min-height:2.75rem;padding:.5rem 1.25rem;margin:.25rem 0;border:1px solid var(--brass);border-radius:3px;background:var(--brass);color:var(--ground);cursor:pointer}.quiet{background:none;border-color:var(--dim);color:var(--paper)}.note{border:1px solid var(--brass);border-radius:3px;padding:.75rem 1rem}
article{border-top:1px solid var(--line)}article>pre{margin:1rem 0 2.5rem}details{border-top:1px solid var(--line);max-width:40rem}summary{cursor:pointer;padding:.6rem 0;color:var(--brass)}details>pre{margin-top:0}.index{columns:15rem;list-style:none;margin:1.5rem 0;padding:0}.index a{display:inline-block;padding:.3rem 0}.tag{border:1px solid var(--line);border-radius:3px;padding:.1rem .5rem;font-size:.85rem;color:var(--dim);display:inline-block;margin:0 .25rem .25rem 0}
`;

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** `head` is put into the head, for what a shared link shows. */
export const plainPage = (title: string, body: Markup, head: Markup = html``) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="/faces.css" />
        <title>${title} · Palm &amp; Soul</title>
        <style>
          ${raw(STYLE)}
        </style>
        ${head}
      </head>
      <body>
        <header>
          <a href="/">Palm <em>&amp;</em> Soul</a>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
