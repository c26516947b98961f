import type { operations } from '#generated/forms/types.ts'
import { defineService, type Handlers } from '#kernel/handlers.ts'
import { type Unbuilt, unbuilt } from '../unbuilt.ts'

/** `openapi/forms`: what visitors send from the forms of the public site. */
export const formsService = defineService(
  'forms',
  {} satisfies Omit<Handlers<operations>, Unbuilt<'forms'>>,
  unbuilt.forms,
)
