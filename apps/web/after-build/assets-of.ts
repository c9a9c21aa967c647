/** The hashed files a page names: its style sheet, preloaded fonts and scripts. */
export const assetsOf = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)),
];
