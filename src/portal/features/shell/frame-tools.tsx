import { CircleQuestionMark, CircleUser, Menu as MenuIcon, Search } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isMac, useShortcuts } from '#portal/features/shell/shortcuts.ts'
import { preload } from '#portal/missing-file.ts'
import { type NavigationEntry, useAllPages } from '#portal/shared/navigation/pages.ts'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Menu } from '#portal/ui/overlay/menu.tsx'

// Each loads on its first use, or when the pointer comes near its button.
const loadUserMenu = () => import('#portal/features/shell/user-menu-items.tsx')
const loadHelpMenu = () => import('#portal/features/shell/help-menu-items.tsx')
const loadSheet = () => import('#portal/features/shell/pages-sheet.tsx')
const UserMenuItems = lazyPart(loadUserMenu)
const HelpMenuItems = lazyPart(loadHelpMenu)
const PagesSheet = lazyPart(loadSheet)
const NoticesDialog = lazyPart(() => import('#portal/features/shell/notices-dialog.tsx'))
const ShortcutsDialog = lazyPart(() => import('#portal/features/shell/shortcuts-dialog.tsx'))

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
  loadPalette: () => Promise<unknown>
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
    const idle = setTimeout(() => preload(loadUserMenu), 5000)
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
      <LazyBoundary fallback={layer === 'palette' && <TypedAhead typed={typed} />} layer={layer}>
        {layer === 'palette' && palette({ pages, typed, onClose: close })}
        {layer === 'sheet' && <PagesSheet onSearch={openPalette} onClose={close} />}
        {layer === 'notices' && <NoticesDialog onClose={close} />}
        {layer === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </LazyBoundary>
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
