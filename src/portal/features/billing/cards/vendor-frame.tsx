import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readTheme } from '#portal/ui/page/theme.ts'

/** What a frame of the vendor says. Anything else is ignored. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  /** The person pressed Enter in the frame. */
  | { type: 'submit' }
  /** Something is wrong with the card, and the frame says what. */
  | { type: 'invalid' }
  | { type: 'token'; token: string }
  /** The challenge is over, whatever came of it. */
  | { type: 'finished' }

/** A billing address, in the fields of the frame. */
export type FrameAddress = Record<'street' | 'city' | 'state' | 'zip_code' | 'country', string>

/** Tells the frame that the button was pressed. */
export type SubmitFrame = () => void

const SOURCE = 'card-vendor'
/** A frame that says nothing for so long is not coming, in milliseconds. */
const TIMEOUT = 20_000
/** Until the frame says its height, in pixels. */
const FIRST_HEIGHT = 320
const TALLEST = 4_000

/**
 * A frame of the card vendor. Messages go to its origin and come only from it; what is typed in there stays
 * there. It grows with its content and follows the theme.
 */
export function VendorFrame({
  url,
  title,
  isHidden,
  address,
  onMessage,
  onMissing,
  submitRef,
}: {
  url: string
  title: string
  /** While something else replaces it. */
  isHidden: boolean
  /** The address that the frame takes instead of asking for one; null for none to take. */
  address?: FrameAddress | null
  onMessage: (message: FrameMessage) => void
  /** The frame does not come. */
  onMissing: () => void
  submitRef?: (submit: SubmitFrame | null) => void
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isThere = useRef(false)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const { origin } = new URL(url)

  const post = useEffectEvent((message: object) =>
    frame.current?.contentWindow?.postMessage({ source: SOURCE, ...message }, origin),
  )
  const sendAddress = useEffectEvent((address: FrameAddress | null | undefined) => {
    if (address !== undefined) post({ type: 'address', address })
  })
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
    const message = readMessage(event.data)
    if (message?.type === 'ready') {
      isThere.current = true
      post({ type: 'theme', theme: themeOfPage() })
      sendAddress(address)
    }
    if (message?.type === 'invalid') {
      // The keys have to arrive in the frame, and there in the field that is wrong.
      frame.current?.focus()
      post({ type: 'focus' })
    }
    if (message?.type === 'height') setHeight(Math.min(message.height, TALLEST))
    else if (message) onMessage(message)
  })
  const miss = useEffectEvent(onMissing)
  const hand = useEffectEvent((submit: SubmitFrame | null) => submitRef?.(submit))

  useEffect(() => {
    const onMessage = (event: MessageEvent) => hear(event)
    addEventListener('message', onMessage)
    const themes = new MutationObserver(() => post({ type: 'theme', theme: themeOfPage() }))
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    hand(() => post({ type: 'submit' }))
    return () => {
      removeEventListener('message', onMessage)
      themes.disconnect()
      hand(null)
    }
  }, [])
  useEffect(() => {
    // Before the frame is ready, the message would meet an empty page.
    if (isThere.current) sendAddress(address)
  }, [address])
  // An error page of the browser is a frame that loads and never speaks.
  useEffect(() => {
    if (!isHidden) return
    const timer = setTimeout(() => miss(), TIMEOUT)
    return () => clearTimeout(timer)
  }, [isHidden])

  return (
    <iframe
      ref={frame}
      src={withTheme(url)}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      className={isHidden ? 'invisible absolute h-0' : 'block w-[calc(100%+8px)] -mx-1'}
      style={isHidden ? undefined : { height }}
    />
  )
}

function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { source, type, height, token } = data as Record<string, unknown>
  if (source !== SOURCE) return undefined
  if (type === 'height') return typeof height === 'number' && height > 0 ? { type, height } : undefined
  if (type === 'token') return typeof token === 'string' ? { type, token } : undefined
  return type === 'ready' || type === 'submit' || type === 'invalid' || type === 'finished'
    ? { type }
    : undefined
}

/** Empty for the system's choice, which the frame follows by itself. */
function themeOfPage(): string {
  const theme = readTheme()
  return theme === 'system' ? '' : theme
}

/** So that the first paint of the frame is in the right theme. */
function withTheme(url: string): string {
  const address = new URL(url)
  const theme = themeOfPage()
  if (theme) address.searchParams.set('theme', theme)
  return address.href
}
