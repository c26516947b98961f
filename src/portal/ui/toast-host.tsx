import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import '#portal/styles/toast.css'
import type { ToastOptions, ToastTone } from '#portal/ui/toast.ts'
import { toastTime } from '#portal/ui/toast-time.ts'
import { toneIcons } from '#portal/ui/tone-icons.tsx'

const transition = cssTransition({ enter: 'gp-toast-in', exit: 'gp-toast-out', collapse: false })

// How often a text has been shown while its toast is up.
const repeats = new Map<string, number>()

let isMounted = false

function mount() {
  if (isMounted) return
  isMounted = true
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss
      draggable
      hideProgressBar
      newestOnTop
      limit={3}
      transition={transition}
      aria-label="Notices"
      // The library's own key would steal a letter from whoever is typing.
      hotKeys={() => false}
    />,
  )
  // The library stops its clocks for the mouse and for a window without focus, and starts them again without
  // asking for the other reasons to wait.
  const settle = () =>
    setTimeout(() => {
      const isRead = host.matches(':focus-within') || host.querySelector('.Toastify__toast:hover') !== null
      if (isRead || document.hidden || !document.hasFocus()) toast.pause()
      else toast.play()
    })
  for (const event of ['focusin', 'focusout', 'mouseover', 'mouseout']) host.addEventListener(event, settle)
  document.addEventListener('visibilitychange', settle)
  document.addEventListener('keydown', event => {
    // An open dialog or menu takes Escape first and says so.
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
      toast.dismiss()
  })
}

export function showToast(tone: ToastTone, content: ReactNode, { ms, action }: ToastOptions) {
  mount()
  const id = typeof content === 'string' && !action ? `${tone}:${content}` : crypto.randomUUID()
  const count = toast.isActive(id) ? (repeats.get(id) ?? 1) + 1 : 1
  repeats.set(id, count)
  const options = {
    type: tone,
    icon: toneIcons[tone],
    role: tone === 'error' ? 'alert' : 'status',
    autoClose: toastTime(content, { ...(ms !== undefined && { ms }), hasAction: action !== undefined }),
    onClose: () => repeats.delete(id),
  } as const
  const body = (
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
  if (count > 1) toast.update(id, { ...options, render: body })
  else toast(body, { ...options, toastId: id })
}
