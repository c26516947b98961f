import { use } from 'react'
import type { VisitorForm } from '#domain/forms/forms.ts'
import type { FormCard } from '../forms/form-card.tsx'

let ready: typeof FormCard | undefined
let loading: Promise<typeof FormCard> | undefined

/** Loads the form components, which few pages need and which are larger than all other blocks. */
export function loadFormBlock(): Promise<typeof FormCard> {
  loading ??= import('../forms/form-card.tsx').then(module => {
    ready = module.FormCard
    return ready
  })
  return loading
}

/** A form within a page. The page’s loader has it ready, so that the prerendered page holds it whole. */
export function FormBlock({ form }: { form: VisitorForm }) {
  const Card = ready ?? use(loadFormBlock())
  return (
    <div className="max-w-2xl">
      <Card form={form} />
    </div>
  )
}
