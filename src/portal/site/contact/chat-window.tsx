import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { recordTag } from '#portal/shared/consent/consent.ts'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Spinner } from '#portal/ui/feedback/loading.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import type { ChatGroup } from './chat-groups.ts'
import { type OpeningChat, openChat, readMessage } from './open-chat.ts'

/**
 * A window next to the page, with the vendor's chat in a frame of another origin. Closed, it stays as it is, so the
 * conversation continues when it opens again.
 */
export function ChatWindow({
  url,
  vendor,
  group,
  isOpen,
  onClose,
  onOther,
  onFailure,
}: {
  /** Address of the frame. */
  url: string
  vendor: string
  group: ChatGroup
  isOpen: boolean
  onClose: () => void
  /** The visitor wants the phone lines and the form. */
  onOther: () => void
  onFailure: (reason: string) => void
}) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isLoaded = useRef(false)
  const [isConnected, setConnected] = useState(false)
  const calls = useRef({ onClose, onFailure })
  useEffect(() => {
    calls.current = { onClose, onFailure }
  })

  // What the vendor stores is on the origin of the frame. The window goes away by itself once the consent does.
  useEffect(() => {
    recordTag({
      id: `chat by ${vendor}`,
      category: 'functional',
      host: new URL(url).host,
      stores: [],
      stop: () => {},
    })
  }, [url, vendor])

  useEffect(() => {
    if (!isOpen) return
    heading.current?.focus()
    const { origin } = new URL(url)
    let opening: OpeningChat | undefined = openChat({
      // Before, the frame is of no origin, and the browser would complain about each message.
      ask: () => {
        if (isLoaded.current) frame.current?.contentWindow?.postMessage({ chat: 'open' }, origin)
      },
      onOpen: () => setConnected(true),
      onFailure: reason => calls.current.onFailure(reason),
    })
    function receive({ data, origin: from, source }: MessageEvent) {
      if (from !== origin || source !== frame.current?.contentWindow) return
      const message = readMessage(data)
      if (message?.status === 'closed') calls.current.onClose()
      else if (message) opening?.receive(message)
    }
    addEventListener('message', receive)
    return () => {
      removeEventListener('message', receive)
      opening?.stop()
      opening = undefined
    }
  }, [isOpen, url])

  return (
    <section
      aria-labelledby={titleId}
      className={cx(
        'fixed inset-x-3 bottom-3 z-40 flex h-[min(40rem,calc(100dvh-1.5rem))] flex-col overflow-hidden rounded-xl bg-raised text-sm shadow-float ring-1 ring-line sm:inset-x-auto sm:right-5 sm:bottom-5 sm:w-96 print:hidden',
        !isOpen && 'hidden',
      )}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header className="flex h-12 shrink-0 items-center justify-between gap-3 border-b border-line pr-2 pl-4">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="rounded-xs text-sm font-semibold tracking-normal"
        >
          Chat with {group}
        </h2>
        <IconButton label="Close chat" size="sm" icon={<X className="size-4" />} onClick={onClose} />
      </header>
      <div className="relative min-h-0 flex-1">
        <iframe
          ref={frame}
          src={`${url}?group=${group}`}
          title={`Chat with ${group}, by ${vendor}`}
          // Its origin is another one, so this gives it its own storage and nothing of ours.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
          onLoad={() => {
            isLoaded.current = true
          }}
          className={cx('size-full', !isConnected && 'invisible')}
        />
        {!isConnected && (
          <div
            role="status"
            className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center text-muted"
          >
            <Spinner className="size-6" />
            Connecting you to {group}…
          </div>
        )}
      </div>
      <footer className="flex shrink-0 justify-center border-t border-line p-2">
        <Button variant="ghost" size="sm" onClick={onOther}>
          Phone and contact form
        </Button>
      </footer>
    </section>
  )
}
