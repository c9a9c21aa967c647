/** A printed almanac, by day and by night. No file beside it, no font to fetch. */
export const pageStyle = `
:root{color-scheme:light dark;--ground:#f5eedf;--sheet:#fbf6ea;--ink:#1c2028;--dim:#5d5747;--line:#d8ccb0;--brass:#7d5c17;--ember:#9a3b26;--easy:#2f6b57}
@media (prefers-color-scheme:dark){:root{--ground:#12161f;--sheet:#181d28;--ink:#ece3cf;--dim:#a89f8b;--line:#353b48;--brass:#cfa75a;--ember:#df8267;--easy:#7fbfa5}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.6 Georgia,"Times New Roman",serif}
main{max-width:56rem;margin:0 auto;padding:48px 20px 80px}
header{padding-bottom:28px;border-bottom:3px double var(--line)}
.brand{font-size:22px;margin:0 0 36px}.brand i{color:var(--brass)}
h1{font-weight:400;font-size:clamp(30px,6vw,46px);line-height:1.12;margin:0 0 12px}
h2{font-weight:400;font-size:26px;line-height:1.2;margin:0 0 4px}
h3{font-weight:400;font-size:20px;margin:0}
section{padding:36px 0 30px;border-bottom:1px solid var(--line)}
.about,.when{color:var(--dim);font-size:15px;margin:0 0 18px}.when{margin:2px 0 10px}
dl{margin:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:14px 28px}
dt{color:var(--dim);font:13px/1.4 Helvetica,Arial,sans-serif;text-transform:capitalize}
dd{margin:0;overflow-wrap:anywhere}
article,.chat li{background:var(--sheet);border:1px solid var(--line);border-radius:4px;padding:22px 24px;margin:0 0 16px}
.reading{display:flex;flex-wrap:wrap;gap:12px 32px}.reading .text{flex:1 1 20rem}
svg{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}
.palm{color:var(--brass);width:11rem;height:11rem}
.wheel{display:block;width:100%;max-width:34rem;margin:0 auto 20px;stroke-width:.9}
.wheel text{fill:currentColor;stroke:var(--ground);stroke-width:6px;paint-order:stroke;text-anchor:middle;dominant-baseline:central;font:21px "Segoe UI Symbol","Noto Sans Symbols2","Noto Sans Symbols","Apple Symbols",serif}
.wheel .sign{fill:var(--brass);font-size:23px}.wheel .degree,.wheel .angle{font:12px Helvetica,Arial,sans-serif;fill:var(--dim)}.wheel .angle{fill:var(--brass)}
.wheel .faint{opacity:.35}.wheel .axis{color:var(--brass);stroke-width:1.4}.wheel .tense{color:var(--ember);stroke-dasharray:5 3}.wheel .easy{color:var(--easy)}
.glyph{display:inline-block;width:1.6em;color:var(--brass);font-family:"Segoe UI Symbol","Noto Sans Symbols2","Noto Sans Symbols","Apple Symbols",serif}
table{border-collapse:collapse;width:100%;font-size:15px}
th,td{text-align:left;vertical-align:top;padding:7px 14px 7px 0;border-top:1px solid var(--line);font-weight:400}
thead th{color:var(--dim);font:13px Helvetica,Arial,sans-serif;text-transform:capitalize;border:0}
.scroll{overflow-x:auto}.scroll td{min-width:7rem;max-width:24rem;overflow-wrap:anywhere}
summary{cursor:pointer;color:var(--brass);padding:6px 0}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:16px}.photos img{width:100%;border-radius:4px;border:1px solid var(--line);display:block}
.chat{list-style:none;margin:0;padding:0}.chat p{margin:0 0 8px}.chat .you{margin-left:12%;border-color:var(--brass)}.chat .oracle{margin-right:12%}
@media print{body{background:#fff;color:#000}details{display:block}}
`;
