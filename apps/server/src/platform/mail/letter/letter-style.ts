import type { CSSProperties } from 'react';

/*
 * A printed page by day, ink by night. Mail programs drop style sheets at will, so the day stands in each element's own
 * style; the night is the one thing that only a style sheet can say. No image, no web font: nothing to fetch, nothing
 * that tells when the mail was opened.
 */

const SERIF = "Fraunces,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";
const SANS = "Outfit,'Avenir Next','Segoe UI',Helvetica,Arial,sans-serif";

const day = {
  ground: '#f5eedf',
  line: '#d8ccb2',
  paper: '#1c2028',
  dim: '#5d5747',
  brass: '#7d5c17',
  onBrass: '#fff8e6',
} as const;

/** By class, because only a style sheet can ask for the night. */
export const NIGHT = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:#0f1218!important}
.paper{color:#f0e7d3!important}
.dim{color:#b4ab97!important}
.brass{color:#cda85f!important}
.line{border-color:#2b3341!important}
.button{background-color:#cda85f!important;color:#16130b!important}
}
@media (max-width:480px){
.page{padding:28px 20px 40px!important}
}`;

const text = { fontFamily: SERIF, fontSize: '18px', lineHeight: '1.6', color: day.paper };
const small = { fontFamily: SANS, fontSize: '14px', lineHeight: '1.55', color: day.dim };

export const style = {
  body: { margin: 0, padding: 0, backgroundColor: day.ground },
  ground: { backgroundColor: day.ground },
  page: { maxWidth: '560px', margin: '0 auto', padding: '44px 28px 56px', textAlign: 'left' },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  brand: { ...text, fontSize: '21px', margin: '0 0 30px' },
  ampersand: { color: day.brass },
  label: {
    ...small,
    fontSize: '12px',
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
    color: day.brass,
    margin: '34px 0 4px',
  },
  heading: { ...text, fontSize: '29px', lineHeight: '1.2', fontWeight: 400, margin: '0 0 16px' },
  paragraph: { ...text, margin: '0 0 16px' },
  aside: {
    ...text,
    fontStyle: 'italic',
    borderLeft: `2px solid ${day.line}`,
    padding: '2px 0 2px 16px',
    margin: '20px 0 22px',
  },
  facts: { margin: '0 0 8px', padding: 0 },
  factsLabel: { ...small, margin: '0 0 2px', color: day.brass },
  fact: { ...small, margin: '0 0 2px' },
  buttonRow: { margin: '30px 0' },
  button: {
    fontFamily: SANS,
    fontSize: '16px',
    lineHeight: '1.25',
    display: 'inline-block',
    backgroundColor: day.brass,
    color: day.onBrass,
    padding: '14px 26px',
    borderRadius: '3px',
    textDecoration: 'none',
  },
  code: {
    fontFamily: 'ui-monospace,Menlo,Consolas,monospace',
    fontSize: '30px',
    fontWeight: 600,
    letterSpacing: '0.2em',
    color: day.paper,
    margin: '14px 0 28px',
  },
  finePrint: { ...small, margin: '0 0 14px' },
  footer: { borderTop: `1px solid ${day.line}`, marginTop: '36px', paddingTop: '18px' },
  footerLink: { color: day.brass, display: 'inline-block', padding: '8px 18px 8px 0' },
} as const satisfies Record<string, CSSProperties>;
