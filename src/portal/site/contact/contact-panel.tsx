import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { getChat } from '#generated/forms/operations/getChat.ts'
import { call } from '#portal/api/call.ts'
import { visitorForms } from '#portal/content/forms/visitor-forms.ts'
import { phones } from '#portal/content/phones.ts'
import { activeConsent, allows, onConsentChange, saveConsent } from '#portal/shared/consent/consent.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { SiteForm } from '../forms/site-form.tsx'
import { PhoneLines } from '../layout/footer-facts.tsx'
import { type ChatGroup, chatGroupOf } from './chat-groups.ts'
import { ChatWindow } from './chat-window.tsx'

/** The chat that this deployment has. */
interface Chat {
  vendor: string
  url: string
}

/** Returns the chat; null where the panel has phone lines and a form alone, as when the service doesn't respond. */
async function findChat(): Promise<Chat | null> {
  const found = await call(getChat, {}).catch(() => undefined)
  const { vendor_name: vendor = null, frame_url: url = null } = found ?? {}
  return vendor && url ? { vendor, url } : null
}

/** Opens with each press of the launcher, which gets the focus back. */
export function ContactPanel({ presses }: { presses: number }) {
  const [chat, setChat] = useState<Chat | null>()
  const [closedPress, setClosedPress] = useState<number>()
  const launcher = useRef(document.querySelector<HTMLElement>('.contact-launcher'))
  useEffect(() => void findChat().then(setChat), [])
  if (chat === undefined) return null
  return (
    <LoadedPanel
      chat={chat}
      isOpen={presses !== closedPress}
      onClose={() => {
        setClosedPress(presses)
        launcher.current?.focus()
      }}
    />
  )
}

/** The chat once the visitor allows it; without one, and after a failure, phone lines and a form. */
function LoadedPanel({ chat, isOpen, onClose }: { chat: Chat | null; isOpen: boolean; onClose: () => void }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isAllowed = useIsAllowed()
  const [started, setStarted] = useState<ChatGroup>()
  const [hasFailed, setFailed] = useState(false)
  const [wantsForm, setWantsForm] = useState(false)
  const group = chatGroupOf(path)
  const isChat = chat !== null && isAllowed && !hasFailed && !wantsForm
  // A conversation continues with the group that it began with, on any page.
  useEffect(() => {
    if (!isChat) setStarted(undefined)
    else if (isOpen) setStarted(current => current ?? group)
  }, [isChat, isOpen, group])

  if (isChat)
    return started ? (
      <ChatWindow
        url={chat.url}
        vendor={chat.vendor}
        group={started}
        isOpen={isOpen}
        onClose={onClose}
        onOther={() => setWantsForm(true)}
        onFailure={reason => {
          console.error(`The chat could not be opened: ${reason}`)
          setFailed(true)
        }}
      />
    ) : null
  return (
    <ContactDialog
      isOpen={isOpen}
      group={group}
      offer={chat && !isAllowed && <ChatOffer vendor={chat.vendor} />}
      failure={
        hasFailed && (
          <Alert
            tone="warning"
            title="Chat isn’t available right now"
            action={
              <Button size="sm" onClick={() => setFailed(false)}>
                Try again
              </Button>
            }
          >
            {phones.length > 0 ? 'Call us or send a message instead.' : 'Send us a message instead.'}
          </Alert>
        )
      }
      onClose={() => {
        // The next visit of the panel tries the chat again.
        setFailed(false)
        setWantsForm(false)
        onClose()
      }}
    />
  )
}

/** Whether the visitor allows functional storage, also when another tab or page changes it. */
function useIsAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(() => allows('functional'))
  useEffect(() => onConsentChange(() => setAllowed(allows('functional'))), [])
  return isAllowed
}

/** Asks for what the chat needs. One press allows it and opens the chat. */
function ChatOffer({ vendor }: { vendor: string }) {
  return (
    <section aria-label="Chat" className="flex flex-col items-start gap-3 rounded-lg bg-sunken px-4 py-3.5">
      <div className="flex flex-col gap-1">
        <h3 className="text-sm font-semibold tracking-normal">Chat with us</h3>
        <p className="text-muted">
          {vendor} runs our chat and stores data in your browser. It loads only if you allow functional
          storage.
        </p>
      </div>
      <Button variant="primary" onClick={() => saveConsent([...activeConsent().categories, 'functional'])}>
        Allow and start chat
      </Button>
    </section>
  )
}

const other = { sales: 'support', support: 'sales' } as const
const forms = { sales: 'contact-sales', support: 'contact-support' } as const
const groupNames = { sales: 'Sales', support: 'Support' } as const

function ContactDialog({
  isOpen,
  group,
  offer,
  failure,
  onClose,
}: {
  isOpen: boolean
  group: ChatGroup
  offer: ReactNode
  failure: ReactNode
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<ChatGroup>()
  const shown = chosen ?? group
  return (
    // Unsent input is kept for the tab, so closing it loses nothing.
    <Dialog open={isOpen} onClose={onClose} title="Contact us" size="md" isSavedAtOnce>
      {failure}
      {offer}
      <PhoneLines lines={phones} />
      <section aria-label={groupNames[shown]} className="flex flex-col gap-4">
        <h3 className="text-base font-semibold tracking-normal">{visitorForms[forms[shown]].title}</h3>
        <SiteForm key={shown} form={forms[shown]} />
        <Button variant="ghost" onClick={() => setChosen(other[shown])}>
          Contact {other[shown]} instead
        </Button>
      </section>
    </Dialog>
  )
}
