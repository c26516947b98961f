import * as z from 'zod/mini'
import { zSignUpBody } from '#generated/identity/zod.ts'

/** What the form asks for; the rest of the body comes with the trial and the check for robots. */
export const signUpSchema = z.pick(zSignUpBody, { username: true, password: true })
