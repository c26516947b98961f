import type { FormStore } from '#portal/ui/form/form-store.ts'

/**
 * A script for the head of the document. A form that came with the page can be filled in and sent before
 * its scripts are there: the browser would then send it on its own, and load the page anew. This keeps the
 * submission back and leaves a mark on the form. A constant, as the content policy wants it.
 */
export const earlySubmitScript = `addEventListener('submit',function(e){var d=e.target.dataset;if(!('live'in d)){e.preventDefault();d.sent=''}},true)`

/**
 * Takes over a form once its scripts run: what was typed before them goes into the store, and a submission
 * that was kept back is made now.
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
