/*
 * A rule of a shadow root with `!important` comes before every rule of the page, so the page changes nothing of the
 * list. `light-dark()` is left out: system colors follow `color-scheme` and forced colors by themselves.
 */

/** Of the element in the page, which takes no space. */
const HOST = `
:host { all: initial !important; display: contents !important; }
[role='status'] { position: fixed; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`

const LIST = `
:host { all: initial !important; display: contents !important; }
:host::before, :host::after { content: none !important; }
[popover] {
  all: initial; display: block; position: fixed; z-index: 2147483647; box-sizing: border-box; padding: 4px;
  overflow: hidden auto; overscroll-behavior: contain; unicode-bidi: isolate;
  border: 1px solid var(--gatepost-border, color-mix(in srgb, currentColor 22%, transparent));
  border-radius: var(--gatepost-radius, 8px);
  background: var(--gatepost-background, Canvas);
  color: var(--gatepost-color, CanvasText);
  box-shadow: var(--gatepost-shadow, 0 8px 28px rgb(0 0 0 / 0.2));
  color-scheme: var(--gatepost-color-scheme, var(--field-color-scheme));
  font-family: var(--gatepost-font, var(--field-font-family));
  font-size: var(--gatepost-font-size, var(--field-font-size));
  line-height: 1.35;
}
@media (prefers-reduced-motion: no-preference) {
  [popover] { animation: appear 0.12s ease-out; }
  @keyframes appear { from { opacity: 0; } }
}
`

const OPTION = `
:host {
  all: unset !important; display: flex !important; flex-wrap: wrap !important; align-items: baseline !important;
  justify-content: space-between !important; gap: 0 16px !important; box-sizing: border-box !important;
  min-height: 36px !important; padding: 8px 10px !important; cursor: pointer !important;
  border-radius: calc(var(--gatepost-radius, 8px) - 4px) !important; text-align: start !important;
}
:host::before, :host::after { content: none !important; }
:host(:hover) { background: var(--gatepost-hover, color-mix(in srgb, currentColor 6%, transparent)) !important; }
:host([aria-selected='true']) {
  background: var(--gatepost-active, color-mix(in srgb, currentColor 12%, transparent)) !important;
  color: var(--gatepost-active-color, inherit) !important;
}
bdi { min-width: 0; overflow-wrap: anywhere; }
.note { font-size: 0.875em; color: var(--gatepost-muted, color-mix(in srgb, currentColor 72%, transparent)); }
:host([aria-selected='true']) .note { color: inherit; }
@media (pointer: coarse) { :host { min-height: 44px !important; } }
@media (forced-colors: active) {
  :host([aria-selected='true']) {
    forced-color-adjust: none !important; background: Highlight !important; color: HighlightText !important;
  }
}
`

const TEXTS = { host: HOST, list: LIST, option: OPTION }
const sheets = new Map<keyof typeof TEXTS, CSSStyleSheet>()

/** The open shadow root of an element, with its styles: a policy without `unsafe-inline` allows a style sheet of a script. */
export function styledRoot(element: HTMLElement, styles: keyof typeof TEXTS): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  let sheet = sheets.get(styles)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(TEXTS[styles])
    sheets.set(styles, sheet)
  }
  root.adoptedStyleSheets = [sheet]
  return root
}
