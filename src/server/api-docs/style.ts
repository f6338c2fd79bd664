/** The page's style sheet. The colours are those roles of the site's design tokens that the page needs. */
const DARK = `color-scheme: dark;
  --bg: oklch(0.172 0.006 75); --surface: oklch(0.206 0.007 75); --raised: oklch(0.246 0.008 75);
  --line: oklch(0.292 0.008 75); --line-strong: oklch(0.43 0.012 75);
  --text: oklch(0.945 0.010 85); --quiet: oklch(0.735 0.014 80);
  --accent: oklch(0.815 0.125 164); --accent-text: oklch(0.845 0.115 164); --on-accent: oklch(0.195 0.040 164);
  --get: oklch(0.775 0.105 245); --post: oklch(0.80 0.130 150); --put: oklch(0.835 0.120 80); --delete: oklch(0.745 0.145 25);`

const LIGHT = `color-scheme: light;
  --bg: oklch(0.978 0.006 85); --surface: oklch(0.998 0.002 85); --raised: oklch(0.955 0.008 85);
  --line: oklch(0.895 0.010 82); --line-strong: oklch(0.745 0.014 80);
  --text: oklch(0.235 0.012 70); --quiet: oklch(0.475 0.016 72);
  --accent: oklch(0.465 0.098 164); --accent-text: oklch(0.445 0.095 164); --on-accent: oklch(0.985 0.012 164);
  --get: oklch(0.490 0.125 248); --post: oklch(0.480 0.120 150); --put: oklch(0.500 0.105 70); --delete: oklch(0.510 0.180 25);`

export const STYLE = `:root { ${DARK}
  --ui: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  --read: "Iowan Old Style", Charter, "Source Serif 4", "Noto Serif", Georgia, serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace;
}
[data-theme="light"] { ${LIGHT} }
@media (prefers-color-scheme: light) { [data-theme="auto"] { ${LIGHT} } }

*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 84px; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/24px var(--ui); overflow-wrap: break-word; }
h1, h2, h3, h4, p, ul, dl, dd { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--accent-text); text-underline-offset: 3px; }
code { font-family: var(--mono); font-size: 0.92em; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
main:focus { outline: none; }
.quiet, .lead { color: var(--quiet); }

.skip { position: absolute; left: 16px; top: 8px; z-index: 2; padding: 8px 16px; border-radius: 8px;
  background: var(--accent); color: var(--on-accent); font-weight: 600; transform: translateY(-200%); }
.skip:focus { transform: none; }

.top { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between;
  gap: 8px 24px; min-height: 60px; padding: 0 max(20px, calc((100vw - 1240px) / 2)); border-bottom: 1px solid var(--line);
  background: var(--bg); }
.brand { display: flex; align-items: center; font: 700 20px/28px var(--read); }
.brand a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-decoration: none; }
.slash { width: 3px; height: 20px; margin: 0 12px 0 11px; border-radius: 2px; background: var(--accent); transform: skewX(-20deg); }
.languages { display: flex; flex-wrap: wrap; }
.languages a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 10px; color: var(--quiet); font-size: 13px; text-decoration: none; }
.languages a:last-child { margin-right: -10px; }
.languages a:hover { color: var(--text); }
.languages [aria-current] { color: var(--text); font-weight: 600; text-decoration: underline; text-decoration-color: var(--accent); text-decoration-thickness: 2px; text-underline-offset: 6px; }

.columns { max-width: 1280px; margin: 0 auto; padding: 0 20px 96px; }
.contents { padding-top: 16px; }
.contents a { text-decoration: none; }
.contents > ul { display: flex; flex-wrap: wrap; gap: 0 20px; }
.contents > ul > li > a { display: inline-flex; align-items: center; min-height: 44px; }
.contents ul ul { display: none; }
h1 { margin-top: 48px; font: 700 34px/40px var(--read); letter-spacing: -0.02em; text-wrap: balance; }
.lead { max-width: 60ch; margin: 12px 0 24px; font-size: 17px; line-height: 28px; }
.button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; border-radius: 8px; background: var(--accent);
  color: var(--on-accent); font-weight: 600; text-decoration: none; }
h2 { margin: 64px 0 20px; font: 700 26px/32px var(--read); letter-spacing: -0.01em; }
h4 { margin: 24px 0 8px; color: var(--quiet); font: 600 13px/20px var(--ui); }
.basics { max-width: 72ch; }
.basics li { position: relative; padding: 0 0 12px 24px; }
.basics li::before { content: ""; position: absolute; left: 4px; top: 5px; width: 3px; height: 14px; border-radius: 2px; background: var(--accent); transform: skewX(-20deg); }

.operation { padding: 24px; margin-bottom: 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.operation:target { border-color: var(--accent); }
.operation h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; font: 600 17px/28px var(--mono); }
.method, .status { flex: none; padding: 0 8px; border: 1px solid currentcolor; border-radius: 6px; font: 700 13px/22px var(--mono); }
.method, .verb { color: var(--get); }
[data-method="POST"] { color: var(--post); }
[data-method="PUT"], [data-method="PATCH"] { color: var(--put); }
[data-method="DELETE"] { color: var(--delete); }
.status { border-color: var(--line-strong); color: var(--quiet); }
.summary { max-width: 68ch; margin-top: 8px; }
.summary::first-letter { text-transform: uppercase; }
.facts { display: flex; flex-wrap: wrap; gap: 4px 40px; margin-top: 16px; }
.facts div { display: flex; flex-wrap: wrap; gap: 0 12px; }
.facts dt { color: var(--quiet); }
.facts dd { font-weight: 600; }
.place { margin: 0 0 4px; font-size: 13px; line-height: 20px; color: var(--quiet); }
p + .fields { margin-top: 16px; }
.place + .fields { margin-top: 4px; }
.fields { border-top: 1px solid var(--line); }
.fields > div { padding: 10px 0; border-bottom: 1px solid var(--line); }
.fields > div:target { box-shadow: -3px 0 0 var(--accent); padding-left: 12px; }
.operation .fields > div:last-child { border-bottom: 0; padding-bottom: 0; }
.fields dt { font-weight: 600; }
.rule { display: inline-block; max-width: 100%; margin-left: 4px; padding: 0 8px; border-radius: 6px; background: var(--raised); color: var(--quiet); font-size: 13px; line-height: 22px; }
.refusals { display: flex; flex-wrap: wrap; gap: 8px; }
.refusals a { display: inline-flex; gap: 8px; align-items: center; min-height: 32px; padding: 0 10px; border: 1px solid var(--line); border-radius: 8px; color: var(--text); font-size: 13px; text-decoration: none; }
.refusals a:hover { border-color: var(--line-strong); }
.refusals span { color: var(--quiet); font-family: var(--mono); }

@media (max-width: 640px) {
  .top { position: static; flex-wrap: wrap; padding-block: 4px; }
  .languages { margin-left: -10px; }
  .operation { padding: 20px 16px; }
  .refusals a { min-height: 44px; }
  h1 { margin-top: 32px; }
}
@media (min-width: 768px) {
  .fields > div { display: grid; grid-template-columns: 240px minmax(0, 1fr); gap: 16px; }
}
@media (min-width: 1024px) {
  .columns { display: grid; grid-template-columns: 260px minmax(0, 1fr); gap: 56px; }
  .contents > ul, .contents ul ul { display: block; }
  .contents { position: sticky; top: 60px; align-self: start; max-height: calc(100vh - 60px); overflow-y: auto; padding: 48px 8px 32px 0; scrollbar-width: thin; }
  .contents a { display: flex; gap: 8px; min-height: 32px; align-items: center; color: var(--quiet); font-size: 13px; }
  .contents > ul > li { margin-bottom: 12px; }
  .contents > ul > li > a { display: flex; min-height: 32px; color: var(--text); font-size: 15px; font-weight: 600; }
  .contents a:hover { color: var(--accent-text); }
  .verb { flex: none; width: 44px; font: 700 11px/20px var(--mono); }
}
@media print { .contents, .skip, .languages { display: none; } .top { position: static; } }
`
