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
 * In the head of a prerendered page: notes what is typed into a larger field before its scripts run. React gives one
 * that is prerendered with a text that text again when it takes over the page.
 */
export function noteEarlyText(): void {
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLTextAreaElement && target.form && !('live' in target.form.dataset))
        target.dataset.typed = target.value
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
    const value = control.type === 'checkbox' ? control.checked : (control.dataset.typed ?? control.value)
    if (value !== store.valueOf(control.name)) store.set(control.name, value)
  }
  if ('sent' in form.dataset) form.requestSubmit()
}
