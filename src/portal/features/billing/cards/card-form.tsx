import { useQuery } from '@tanstack/react-query'
import { useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { TaxableAddress } from '#domain/billing/taxable-address.ts'
import { openCardForm } from '#generated/payment/operations/openCardForm.ts'
import { call } from '#portal/api/call.ts'
import { useRejectionText } from '#portal/api/can.ts'
import { notesOf } from '#portal/api/errors/errors.ts'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { type CardFormProps, CardFormSkeleton } from './card-form-parts.tsx'
import { type FrameAddress, type FrameMessage, type SubmitFrame, VendorFrame } from './vendor-frame.tsx'

const StripeCard = lazyPart(() => import('./stripe-card.tsx'))

/**
 * The form of the configured card vendor, for one card. The number goes only to the vendor; this page gets a
 * token of it.
 */
export function CardForm(props: CardFormProps) {
  const id = useId()
  const form = useQuery({
    queryKey: ['card-form', id],
    queryFn: () => call(openCardForm),
    // Each form is for one card, and is of no use once it is closed.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  })
  const reason = useRejectionText(form.error)
  const [isMissing, setMissing] = useState(false)
  const retry = () => {
    setMissing(false)
    void form.refetch()
  }
  if (form.error || isMissing)
    return (
      <ErrorState
        title="The card form couldn’t be loaded"
        reason={
          form.error ? reason : 'Our payment processor didn’t respond. Check your connection and try again.'
        }
        {...(form.error && notesOf(form.error))}
        pending={form.isFetching}
        onRetry={retry}
      />
    )
  if (!form.data || form.isFetching) return <CardFormSkeleton />
  const { frame_url: url, client_secret: secret, publishable_key: key } = form.data
  const onMissing = () => {
    props.onReady(false)
    setMissing(true)
  }
  if (url) return <FrameForm key={url} {...props} url={url} onMissing={onMissing} />
  return (
    <LazyBoundary fallback={<CardFormSkeleton />}>
      <StripeCard
        key={secret}
        {...props}
        clientSecret={secret ?? ''}
        publishableKey={key ?? ''}
        onMissing={onMissing}
      />
    </LazyBoundary>
  )
}

function FrameForm({
  ref,
  url,
  address,
  onEnter,
  onReady,
  onMissing,
}: CardFormProps & { url: string; onMissing: () => void }) {
  const [isReady, setReady] = useState(false)
  const known = useMemo(() => toFrameAddress(address), [address])
  const submit = useRef<SubmitFrame | null>(null)
  const waiting = useRef<((token: string | undefined) => void) | null>(null)
  useImperativeHandle(ref, () => ({
    submit: () =>
      new Promise(resolve => {
        waiting.current = resolve
        submit.current?.()
      }),
  }))
  const settle = (token: string | undefined) => {
    waiting.current?.(token)
    waiting.current = null
  }
  const hear = (message: FrameMessage) => {
    switch (message.type) {
      case 'ready':
        setReady(true)
        onReady(true)
        return
      case 'submit':
        return onEnter()
      case 'token':
        return settle(message.token)
      case 'invalid':
        return settle(undefined)
    }
  }
  return (
    <>
      {!isReady && <CardFormSkeleton />}
      <VendorFrame
        url={url}
        title="Card details"
        isHidden={!isReady}
        address={known}
        onMessage={hear}
        onMissing={onMissing}
        submitRef={next => {
          submit.current = next
        }}
      />
    </>
  )
}

function toFrameAddress(address: TaxableAddress | null): FrameAddress | null {
  if (!address) return null
  const { thoroughfare, suite, locality, administrative_area, postal_code, country_iso3 } = address
  return {
    street: [thoroughfare, suite].filter(Boolean).join(' '),
    city: locality,
    state: administrative_area,
    zip_code: postal_code,
    country: country_iso3,
  }
}
