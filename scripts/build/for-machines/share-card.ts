import type { ReactNode } from 'react'

export const WIDTH = 1200
export const HEIGHT = 630

/** What the picture of a page says. */
export interface ShareCard {
  site: string
  /** The area of the site, or nothing for the home page. */
  area: string
  title: string
  line: string
  figure: Figure
}

/** Drawn on a grid of 24 by 24, in lines, as the icons of the portal are. */
const FIGURES = {
  post: ['M7 22V3', 'M7 5h10.5l3 3-3 3H7', 'M4 22h6'],
  roof: ['M3 11.5 12 4l9 7.5', 'M5.5 10v10h13V10', 'M12 17.5c2-2.2 3-3.6 3-5a3 3 0 0 0-6 0c0 1.4 1 2.8 3 5z'],
  steps: ['M3 21h18', 'M5 21v-5h3.5v5', 'M10.3 21v-9h3.5v9', 'M15.6 21V6h3.4v15'],
  code: ['M8.5 6 3 12l5.5 6', 'M15.5 6 21 12l-5.5 6', 'M13.5 4l-3 16'],
  flow: ['M3 4.5h6v5H3z', 'M15 9.5h6v5h-6z', 'M3 14.5h6v5H3z', 'M9 7h3v10H9', 'M12 12h3'],
  page: ['M6 3h8l4 4v14H6z', 'M14 3v4h4', 'M9 11h6', 'M9 14h6', 'M9 17h4'],
  book: ['M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2z', 'M12 6.5v14'],
  letter: ['M3 6h18v12.5H3z', 'M3 7l9 6.5L21 7'],
  warning: ['M12 3.5 22 20.5H2z', 'M12 10v5', 'M12 17.6v.1'],
  lens: ['M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0z', 'M15 15l6 6'],
} as const
export type Figure = keyof typeof FIGURES

const SIGN = '#006042'
const ON_SIGN = '#ffffff'
const QUIET = 'rgba(255, 255, 255, 0.78)'
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#fff"/><g fill="none" stroke="#00634a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M10.5 26V6.5"/><path d="M10.5 9.5H22l3 3.5-3 3.5H10.5"/></g></svg>'

type Style = Record<string, string | number>

/** The picture as elements: a street-name sign with the title of the page. */
export function drawCard({ site, area, title, line, figure }: ShareCard): ReactNode {
  return box(
    { width: WIDTH, height: HEIGHT, padding: 22, background: SIGN, color: ON_SIGN, fontFamily: 'Geist' },
    [
      box(
        {
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          height: '100%',
          padding: '46px 54px',
          border: '3px solid rgba(255, 255, 255, 0.7)',
          borderRadius: 26,
        },
        [
          box({ alignItems: 'center', justifyContent: 'space-between', fontSize: 32 }, [
            box({ alignItems: 'center', gap: 18, fontWeight: 600 }, [picture(LOGO, 52), text({}, site)]),
            text({ color: QUIET }, area),
          ]),
          box({ alignItems: 'center', justifyContent: 'space-between', gap: 50 }, [
            text(
              {
                width: 730,
                fontSize: title.length > 40 ? 62 : 74,
                fontWeight: 600,
                letterSpacing: '-0.03em',
                lineHeight: 1.08,
                textWrap: 'balance',
              },
              title,
            ),
            picture(drawn(figure), 250),
          ]),
          text({ color: QUIET, fontSize: 30, lineHeight: 1.35, width: 960 }, line),
        ],
      ),
    ],
  )
}

function drawn(figure: Figure): string {
  const lines = FIGURES[figure].map(line => `<path d="${line}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="0.9" stroke-linecap="round" stroke-linejoin="round">${lines}</svg>`
}

function box(style: Style, children: readonly ReactNode[]): ReactNode {
  return element('div', { style: { display: 'flex', boxSizing: 'border-box', ...style }, children })
}

function text(style: Style, children: string): ReactNode {
  return element('div', { style, children })
}

function picture(svg: string, size: number): ReactNode {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return element('img', { src, width: size, height: size })
}

/** As React makes it, but without React: only the renderer of pictures sees it. */
function element(type: string, props: Record<string, unknown>): ReactNode {
  return { type, props, key: null } as unknown as ReactNode
}
