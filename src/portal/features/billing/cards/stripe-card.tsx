import type { Appearance, StripeElements } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { twoLettersOf } from '#domain/text/countries.ts'
import { FieldError } from '#portal/ui/input/field.tsx'
import { type CardFormProps, CardFormSkeleton } from './card-form-parts.tsx'
import { stripeFor } from './stripe.ts'

/**
 * Stripe's form: a card and its billing address, in frames of Stripe. The token is the id of the setup intent,
 * with which our server requests the card from Stripe.
 */
export default function StripeCard({
  ref,
  address,
  clientSecret,
  publishableKey,
  onEnter,
  onReady,
  onMissing,
}: CardFormProps & { clientSecret: string; publishableKey: string; onMissing: () => void }) {
  const cardPlace = useRef<HTMLDivElement>(null)
  const addressPlace = useRef<HTMLDivElement>(null)
  const elements = useRef<StripeElements>(null)
  const [isThere, setThere] = useState(false)
  const [fault, setFault] = useState<string>()
  const ready = useEffectEvent(() => {
    setThere(true)
    onReady(true)
  })
  const missing = useEffectEvent(onMissing)
  /** Stripe's fields of the billing address, filled in if it is known: they also ask for the name. */
  const mountAddress = useEffectEvent((address: CardFormProps['address']) => {
    const made = elements.current
    if (!made || !addressPlace.current) return
    made.getElement('address')?.destroy()
    const known = address && {
      line1: address.thoroughfare,
      line2: address.suite ?? '',
      city: address.locality,
      state: address.administrative_area,
      postal_code: address.postal_code,
      country: twoLettersOf(address.country_iso3) ?? '',
    }
    made
      .create('address', { mode: 'billing', ...(known && { defaultValues: { address: known } }) })
      .mount(addressPlace.current)
  })
  const mountKnownAddress = useEffectEvent(() => mountAddress(address))
  useEffect(() => mountAddress(address), [address])

  useEffect(() => {
    let isOver = false
    stripeFor(publishableKey)
      .then(stripe => {
        if (isOver || !cardPlace.current || !addressPlace.current) return
        const made = stripe.elements({ clientSecret, appearance: appearanceOfPage() })
        elements.current = made
        const card = made.create('payment')
        card.on('ready', () => ready())
        card.on('loaderror', () => missing())
        card.mount(cardPlace.current)
        mountKnownAddress()
      })
      .catch(() => {
        if (!isOver) missing()
      })
    return () => {
      isOver = true
      elements.current?.getElement('payment')?.destroy()
      elements.current?.getElement('address')?.destroy()
    }
  }, [clientSecret, publishableKey])

  useImperativeHandle(ref, () => ({
    async submit() {
      const made = elements.current
      if (!made) return undefined
      setFault(undefined)
      // The fields say themselves what is wrong with them.
      const { error: incomplete } = await made.submit()
      if (incomplete) return undefined
      const stripe = await stripeFor(publishableKey)
      const { error, setupIntent } = await stripe.confirmSetup({ elements: made, redirect: 'if_required' })
      if (error) setFault(error.message ?? 'Our payment processor didn’t accept this card.')
      return setupIntent?.id
    },
  }))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Stripe's fields are in frames, and this hears what is next to them
    <div
      className="flex flex-col gap-4"
      onKeyDown={({ key }) => {
        if (key === 'Enter') onEnter()
      }}
    >
      {!isThere && <CardFormSkeleton />}
      <div ref={cardPlace} className={isThere ? undefined : 'h-0 overflow-hidden'} />
      <div ref={addressPlace} className={isThere ? undefined : 'h-0 overflow-hidden'} />
      {fault && <FieldError id="stripe-fault">{fault}</FieldError>}
    </div>
  )
}

/** Stripe's fields in the colors of the page. Its frames cannot read our styles, so they get the values. */
function appearanceOfPage(): Appearance {
  const probe = document.createElement('span')
  document.body.append(probe)
  const colorOf = (token: string) => {
    probe.style.color = `var(--${token})`
    return toRgb(getComputedStyle(probe).color)
  }
  const variables = {
    colorPrimary: colorOf('accent'),
    colorBackground: colorOf('surface'),
    colorText: colorOf('ink'),
    colorTextSecondary: colorOf('ink-faint'),
    colorDanger: colorOf('danger'),
    borderRadius: '8px',
  }
  probe.remove()
  return { theme: 'stripe', variables }
}

/** Stripe takes no oklch(); a canvas turns any color into red, green and blue. */
function toRgb(color: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return color
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
