import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ViewNav, viewLinkClass } from '#portal/kit/view-nav.tsx'
import { type Area, areaNames, useArea } from './pages.ts'

/** Links between the views of an area, below the header of each. */
export function AreaNav({
  area,
  keepsSearch = false,
}: {
  area: Area
  /** The views share their search, such as the chosen key of all tools. */
  keepsSearch?: boolean
}) {
  const { entries, current } = useArea(area)
  const nav = useRef<HTMLElement>(null)
  // On a narrow screen, the later ones are off to the side.
  useEffect(() => {
    // With the next frame, whose layout it needs: right now, it would force a layout of its own.
    const frame = requestAnimationFrame(() =>
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <ViewNav ref={nav} label={areaNames[area]}>
      {entries.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          {...(keepsSearch && { search: true as const })}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={to === current ? 'page' : undefined}
          className={viewLinkClass}
        >
          {label}
        </Link>
      ))}
    </ViewNav>
  )
}
