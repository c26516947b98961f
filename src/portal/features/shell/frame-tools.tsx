import { CircleQuestionMark, CircleUser, Menu as MenuIcon, Search } from 'lucide-react'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isMac, useShortcuts } from '#portal/features/shell/shortcuts.ts'
import { type NavigationEntry, useAllPages } from '#portal/shared/navigation/pages.ts'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Menu } from '#portal/ui/overlay/menu.tsx'

// Each loads on its first use, or when the pointer comes near its button.
const loadUserMenu = () => import('#portal/features/shell/user-menu-items.tsx')
const loadHelpMenu = () => import('#portal/features/shell/help-menu-items.tsx')
const loadSheet = () => import('#portal/features/shell/pages-sheet.tsx')
const UserMenuItems = lazy(loadUserMenu)
const HelpMenuItems = lazy(loadHelpMenu)
const PagesSheet = lazy(loadSheet)
const NoticesDialog = lazy(() => import('#portal/features/shell/notices-dialog.tsx'))
const ShortcutsDialog = lazy(() => import('#portal/features/shell/shortcuts-dialog.tsx'))

interface PaletteProps {
  pages: readonly NavigationEntry[]
  /** What was typed before its code was there. */
  typed: { readonly current: string }
  onClose: () => void
}

type Layer = 'palette' | 'sheet' | 'notices' | 'shortcuts'

/** The end of the bar: the search, help, the person's menu, and on narrow screens all pages. */
export function FrameTools({
  palette,
  loadPalette,
}: {
  /** The search over the pages and everything else, while it is open. */
  palette: (given: PaletteProps) => ReactNode
  /** Fetches its code. */
  loadPalette: () => void
}) {
  const pages = useAllPages()
  const [layer, setLayer] = useState<Layer | null>(null)
  const typed = useRef('')
  const close = () => setLayer(null)
  const openPalette = useCallback(() => {
    typed.current = ''
    setLayer('palette')
  }, [])
  useShortcuts(openPalette)
  useEffect(() => {
    // Logging out must work without a network, so the menu has to be here by then.
    // Without one already, the menu tries again when it is opened.
    const idle = setTimeout(() => void loadUserMenu().catch(() => {}), 5000)
    return () => clearTimeout(idle)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        className="flex h-9 items-center gap-2 rounded-md px-2 text-muted hover:bg-hover hover:text-ink sm:mr-1 sm:h-8 sm:px-2.5 sm:ring-1 sm:ring-line-strong sm:ring-inset"
        onPointerEnter={loadPalette}
        onClick={openPalette}
      >
        <Search aria-hidden="true" className="size-5 sm:size-4" />
        <span className="max-sm:sr-only">Search</span>
        <span aria-hidden="true" className="font-sans text-xs text-faint max-sm:hidden">
          {isMac() ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      <span className="max-sm:hidden">
        <Menu
          label="Help"
          trigger={
            <IconButton
              label="Help"
              icon={<CircleQuestionMark className="size-5" />}
              onPointerEnter={loadHelpMenu}
            />
          }
        >
          <HelpMenuItems onKeys={() => setLayer('shortcuts')} />
        </Menu>
      </span>
      <Menu
        label="Your menu"
        trigger={
          <IconButton
            label="Your menu"
            icon={<CircleUser className="size-5" />}
            onPointerEnter={loadUserMenu}
          />
        }
      >
        <UserMenuItems onNotices={() => setLayer('notices')} />
      </Menu>
      <span className="sm:hidden">
        <IconButton
          label="All pages"
          icon={<MenuIcon className="size-5" />}
          aria-haspopup="dialog"
          onPointerEnter={loadSheet}
          onClick={() => setLayer('sheet')}
        />
      </span>
      <Suspense fallback={layer === 'palette' && <TypedAhead typed={typed} />}>
        {layer === 'palette' && palette({ pages, typed, onClose: close })}
        {layer === 'sheet' && <PagesSheet onSearch={openPalette} onClose={close} />}
        {layer === 'notices' && <NoticesDialog onClose={close} />}
        {layer === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  )
}

/** Keeps what a person types while the palette loads. */
function TypedAhead({ typed }: { typed: { current: string } }) {
  // Ends before the palette reads it. An effect would end later, and swallow what is typed in between.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      typed.current += event.key
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [typed])
  return null
}
