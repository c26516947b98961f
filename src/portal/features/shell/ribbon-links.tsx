import { Link } from '@tanstack/react-router'
import { useNavigation } from '#portal/features/shell/navigation.ts'
import { ribbonLinkClass } from '#portal/features/shell/portal-layout.tsx'

/** Links to the pages of an area whose routes are in its navigation, in order. */
export function RibbonLinks({ area }: { area: string }) {
  const { entries, current } = useNavigation(area)
  return entries.map(({ label, to }) => (
    <Link
      key={to}
      to={to}
      // The router would mark every entry above the page, such as Keys above Usage.
      activeOptions={{ exact: true }}
      aria-current={to === current ? 'page' : undefined}
      className={ribbonLinkClass}
    >
      {label}
    </Link>
  ))
}
