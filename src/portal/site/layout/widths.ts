/**
 * The widest window, in pixels, in which a header has its links in a menu. The header of the site turns at 1169 px;
 * 956 px is for headers with less in them (decision U3). The breakpoints of the style sheet are one pixel more.
 */
export type MobileBreakpoint = 956 | 1169

export const DEFAULT_MOBILE_BREAKPOINT: MobileBreakpoint = 956
export const SITE_MOBILE_BREAKPOINT: MobileBreakpoint = 1169

/** Classes for what only one side of the breakpoint has. Written out, because the style sheet is made from them. */
export const onWide: Record<MobileBreakpoint, string> = {
  956: 'hidden bar:flex',
  1169: 'hidden nav:flex',
}
export const onNarrow: Record<MobileBreakpoint, string> = {
  956: 'flex bar:hidden',
  1169: 'flex nav:hidden',
}
