import type { FormStore } from '#portal/ui/form/use-checked-form.ts'

/**
 * In the head of the document: a prerendered form can be filled in and submitted before its scripts load, and the
 * browser would then submit it natively and reload the page. This holds the submission back and marks the form.
 */
export function holdEarlySubmissions(): void {
  addEventListener(
    'submit',
    event => {
      const { dataset } = event.target as HTMLFormElement
      if ('live' in dataset) return
      event.preventDefault()
      dataset.sent = ''
    },
    true,
  )
}

/**
 * Takes over a form once its scripts run: earlier input goes into the store, and a submission that was held
 * back is made now.
 */
export function takeOver(form: HTMLFormElement, store: FormStore): void {
  if ('live' in form.dataset) return
  form.dataset.live = ''
  for (const control of form.querySelectorAll<HTMLInputElement>('input[name],textarea[name],select[name]')) {
    const value = control.type === 'checkbox' ? control.checked : control.value
    if (value !== store.valueOf(control.name)) store.set(control.name, value)
  }
  if ('sent' in form.dataset) form.requestSubmit()
}
