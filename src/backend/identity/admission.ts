import type { Queries } from '#kernel/storage/database.ts'

/**
 * Throws when a person who has proved who they are may not log in this way. It is handed to the ways of logging in
 * when the service is put together: who has to log in elsewhere is known to single sign-on, which stands on this
 * service.
 */
export type Admit = (db: Queries, person: { userId: string }) => Promise<void>
