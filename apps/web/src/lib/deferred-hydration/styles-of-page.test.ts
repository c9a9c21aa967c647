import { describe, expect, it } from 'vitest';
import { stylesOfPage } from './styles-of-page.ts';

const SHEET = `
@font-face{font-family:Face;src:url(/face.woff2)}
html{color:red}
@layer utilities{.used{margin:0}.unused,.other{margin:1px}.unused{padding:0}}
@media (width>=768px){.md\\:used{margin:2px}.md\\:unused{margin:3px}}
.\\[\\&\\>li\\]\\:used>li{margin:4px}
.parent .unused{margin:5px}
[data-open] .used:not(.unused){margin:6px}`;
const HTML = '<ul class="used parent md:used [&amp;&gt;li]:used"></ul>';

describe('the styles of a page', () => {
  const styles = stylesOfPage(SHEET, [HTML, "const rows = { className: 'other' }"]);

  it('hold the rules of its classes, of elements, and of classes in later components', () => {
    expect(styles).toBe(
      'html{color:red}@layer utilities{.used{margin:0}.unused,.other{margin:1px}}@media (width>=768px){.md\\:used{margin:2px}}.\\[\\&\\>li\\]\\:used>li{margin:4px}[data-open] .used:not(.unused){margin:6px}',
    );
  });

  it('hold no font and no rule of another class', () => {
    expect(styles).not.toContain('font-face');
    expect(styles).not.toMatch(/padding|margin:[35]px/);
  });
});
