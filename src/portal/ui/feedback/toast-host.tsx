import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import '#portal/styles/toast.css'
import type { ToastTone } from '#portal/ui/feedback/notices.ts'
import type { ToastOptions } from '#portal/ui/feedback/toast.tsx'
import { toastTime } from '#portal/ui/feedback/toast-time.ts'
import { toneIcons } from '#portal/ui/feedback/tone-icons.tsx'

const transition = cssTransition({ enter: 'gp-toast-in', exit: 'gp-toast-out', collapse: false })

/** How many toasts are up at once. */
const LIMIT = 3

interface Notice {
  id: string
  tone: ToastTone
  content: ReactNode
  options: ToastOptions
  /** How often the same text was added while it was shown. */
  count: number
}

// Identified by what it is about, by its text, or by its id if it offers an action. The library's own limit counts a toast until
// its exit has been drawn, and loses count of texts that wait twice, so that one can wait while there is
// room.
const shown = new Map<string, Notice>()
const waiting = new Map<string, Notice>()

/** Set once the host is in the page. */
let keepOnTop: ((hasToasts: boolean) => void) | undefined

function mount() {
  if (keepOnTop) return
  const host = document.body.appendChild(document.createElement('div'))
  host.className = 'gp-toast-host'
  keepOnTop = createTopKeeper(host)
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss
      draggable
      hideProgressBar
      newestOnTop
      transition={transition}
      aria-label="Notices"
      // The library's own shortcut would swallow a letter while typing.
      hotKeys={() => false}
    />,
  )
  // The library stops its clocks for the mouse and for a window without focus, and restarts them without
  // checking the other reasons to wait.
  const settle = () =>
    setTimeout(() => {
      const isRead = host.matches(':focus-within') || host.querySelector('.Toastify__toast:hover') !== null
      if (isRead || document.hidden || !document.hasFocus()) toast.pause()
      else toast.play()
    })
  for (const event of ['focusin', 'focusout', 'mouseover', 'mouseout']) host.addEventListener(event, settle)
  document.addEventListener('visibilitychange', settle)
  document.addEventListener('keydown', event => {
    // An open dialog or menu handles Escape first and marks the event.
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
      toast.dismiss()
  })
}

/**
 * Returns a function that keeps the toasts above an open modal dialog and within reach, for as long as there are any:
 * what is outside of the dialog is inert and beneath it, so they move into it, and are shown in the top layer, in which
 * the last one shown is on top. Without toasts, the page isn't watched; a dialog that closes then may take the empty
 * host along, and the next toast puts it back.
 */
function createTopKeeper(host: HTMLElement): (hasToasts: boolean) => void {
  host.popover = 'manual'
  const dialogs = document.getElementsByTagName('dialog')
  const place = () => {
    const parent = [...dialogs].findLast(dialog => dialog.matches(':modal')) ?? document.body
    if (host.parentElement !== parent) parent.append(host)
    if (!host.matches(':popover-open')) host.showPopover()
  }
  const observer = new MutationObserver(place)
  return hasToasts => {
    if (!hasToasts) return observer.disconnect()
    place()
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  }
}

export function showToast(tone: ToastTone, content: ReactNode, options: ToastOptions) {
  mount()
  const id = crypto.randomUUID()
  const { about } = options
  const text = typeof content === 'string' && !options.action ? `${tone}:${content}` : id
  const key = about ? `about:${about}` : text
  const earlier = shown.get(key) ?? waiting.get(key)
  const count = about ? 1 : (earlier?.count ?? 0) + 1
  const notice = { id: earlier?.id ?? id, tone, content, options, count }
  if (shown.has(key)) {
    shown.set(key, notice)
    // A delayed update would bring back a toast that was closed in the meantime.
    toast.update(notice.id, { ...settingsOf(notice), render: bodyOf(notice), delay: undefined })
  } else if (shown.size < LIMIT) open(key, notice)
  else waiting.set(key, notice)
}

function open(key: string, notice: Notice) {
  shown.set(key, notice)
  keepOnTop?.(true)
  const onClose = () => {
    shown.delete(key)
    // Closing all at once must not close the toasts that follow.
    queueMicrotask(openNext)
  }
  toast(bodyOf(notice), { ...settingsOf(notice), toastId: notice.id, onClose })
}

function openNext() {
  for (const [key, notice] of waiting) {
    if (shown.size >= LIMIT) return
    waiting.delete(key)
    open(key, notice)
  }
  if (!shown.size) keepOnTop?.(false)
}

function settingsOf({ tone, content, options: { ms, action } }: Notice) {
  return {
    type: tone,
    icon: toneIcons[tone],
    role: tone === 'error' ? 'alert' : 'status',
    autoClose: toastTime(content, { ...(ms !== undefined && { ms }), hasAction: action !== undefined }),
  } as const
}

function bodyOf({ content, count, options: { action } }: Notice) {
  return (
    <div className="flex flex-1 items-center gap-3">
      <span className="min-w-0 flex-1">
        {content}
        {count > 1 && <span className="ml-1.5 text-faint tnum">×{count}</span>}
      </span>
      {action && (
        <button
          type="button"
          className="-my-1 h-8 shrink-0 rounded-sm px-2.5 font-medium text-accent hover:bg-hover"
          onClick={action.onAction}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
