import type { FormStore } from '#portal/ui/form/use-checked-form.ts'

/**
 * A script for the head of the document. A prerendered form can be filled in and submitted before its scripts
 * load: the browser would then submit it natively and reload the page. This script holds the submission back
 * and marks the form. A constant, because the content security policy allows it by its hash.
 */
export const earlySubmitScript = `addEventListener('submit',function(e){var d=e.target.dataset;if(!('live'in d)){e.preventDefault();d.sent=''}},true)`

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
