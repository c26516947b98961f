import * as z from 'zod/mini'
export const s = z.object({ username: z.email(), password: z.string().check(z.minLength(1)) })
