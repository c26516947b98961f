import { styledRoot } from './styles.ts'

/** One line of the list. */
export interface Row {
  line: string
  /** What tells it from others: the city, or the number of units. */
  note: string
}

export interface ListView {
  readonly isShown: boolean
  show(rows: readonly Row[]): void
  hide(): void
  /** Marks a row and scrolls to it; -1 marks none. Returns the id of its element. */
  mark(index: number): string | undefined
  announce(text: string): void
  remove(): void
}

/** Pixels between the field and the list, and between the list and the edge of the window. */
const GAP = 4
const EDGE = 8
/** Pixels. A narrow field, such as a house number, has a wider list. */
const NARROWEST = 260
const HIGHEST = 340
const LOWEST = 96

/**
 * The list below a field. List and options are elements next to the field, because `aria-activedescendant` finds only
 * those in its own tree; each has a shadow root that keeps the styles of the page out. They exist while the list shows.
 */
export function createListView(
  input: HTMLInputElement,
  host: HTMLElement,
  { id, label, onChoose }: { id: string; label: string; onChoose: (index: number) => void },
): ListView {
  const root = styledRoot(host, 'host')
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  root.replaceChildren(document.createElement('slot'), status)

  const list = document.createElement('div')
  list.id = id
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', label)
  const panel = document.createElement('div')
  // Above dialogs, and outside of what cuts off its content.
  panel.setAttribute('popover', 'manual')
  panel.append(document.createElement('slot'))
  styledRoot(list, 'list').replaceChildren(panel)
  // The field keeps the focus, or the list would close before the press ends.
  panel.addEventListener('mousedown', event => event.preventDefault())

  let options: HTMLElement[] = []
  const place = () => placeBelow(input, panel)

  return {
    get isShown() {
      return list.isConnected
    },
    show(rows) {
      options = rows.map((row, index) => optionOf(row, `${id}-${index}`, () => onChoose(index)))
      list.replaceChildren(...options)
      if (!list.isConnected) {
        host.append(list)
        panel.showPopover?.()
        // A scrolled part of the page fires no event that bubbles.
        addEventListener('scroll', place, { capture: true, passive: true })
        addEventListener('resize', place)
        visualViewport?.addEventListener('resize', place)
      }
      adoptLook(input, panel)
      place()
      panel.scrollTop = 0
    },
    hide() {
      list.remove()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
      visualViewport?.removeEventListener('resize', place)
    },
    mark(index) {
      for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === index))
      options[index]?.scrollIntoView({ block: 'nearest' })
      return options[index]?.id
    },
    announce(text) {
      status.textContent = text
    },
    remove() {
      this.hide()
      root.replaceChildren()
    },
  }
}

function optionOf({ line, note }: Row, id: string, onChoose: () => void): HTMLElement {
  const option = document.createElement('div')
  option.id = id
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  option.addEventListener('click', onChoose)
  const parts = [line, note].filter(Boolean).map(text => {
    // An address has a direction of its own, whatever that of the page is.
    const part = document.createElement('bdi')
    part.textContent = text
    part.translate = false
    return part
  })
  parts[1]?.classList.add('note')
  // A space, or a screen reader would join the words.
  styledRoot(option, 'option').append(...parts.flatMap((part, at) => (at ? [' ', part] : [part])))
  return option
}

/** The list looks like the field, where the page sets no property for it. */
function adoptLook(input: HTMLInputElement, { style }: HTMLElement): void {
  const { colorScheme, direction, fontFamily, fontSize } = getComputedStyle(input)
  style.direction = direction
  const adopted = { 'color-scheme': colorScheme, 'font-family': fontFamily, 'font-size': fontSize }
  for (const [name, value] of Object.entries(adopted)) style.setProperty(`--field-${name}`, value)
}

/** Puts the list below the field, or above it where there is more room, inside the part of the window that shows. */
function placeBelow(input: HTMLInputElement, panel: HTMLElement): void {
  const field = input.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const shownHeight = visualViewport ? visualViewport.offsetTop + visualViewport.height : clientHeight
  const below = Math.min(shownHeight, clientHeight) - field.bottom - GAP - EDGE
  const above = field.top - GAP - EDGE
  const { style } = panel
  style.maxHeight = `${HIGHEST}px`
  const isAbove = below < Math.min(panel.scrollHeight, HIGHEST) && above > below
  style.maxHeight = `${Math.min(HIGHEST, Math.max(LOWEST, isAbove ? above : below))}px`
  style.top = isAbove ? 'auto' : `${field.bottom + GAP}px`
  style.bottom = isAbove ? `${clientHeight - field.top + GAP}px` : 'auto'
  const width = Math.min(Math.max(field.width, NARROWEST), clientWidth - 2 * EDGE)
  const start = style.direction === 'rtl' ? field.right - width : field.left
  style.left = `${Math.max(EDGE, Math.min(start, clientWidth - width - EDGE))}px`
  style.width = `${width}px`
}
