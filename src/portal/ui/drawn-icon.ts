import { createElement, type SVGProps } from 'react'

/** A path by its `d`, or another element by its name and attributes. */
export type IconPart = string | readonly [name: string, attributes: Readonly<Record<string, string>>]

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string
}

/**
 * What the build makes of an icon of lucide-react (`scripts/build/bundle/single-icons.ts`). The package's own component
 * puts each icon together anew with each draw, from names and settings that the portal does not use; this one only
 * hands on what it is given. Like the package, it hides an icon without a name from screen readers.
 */
export function drawnIcon(...parts: readonly IconPart[]) {
  const drawing = parts.map(elementOf)
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed(props) ? undefined : true,
        ...props,
      },
      ...drawing,
    )
}

function elementOf(part: IconPart) {
  return typeof part === 'string' ? createElement('path', { d: part }) : createElement(...part)
}

function isNamed(props: object): boolean {
  return Object.entries(props).some(
    ([name, value]) => value != null && (name.startsWith('aria-') || name === 'role'),
  )
}
