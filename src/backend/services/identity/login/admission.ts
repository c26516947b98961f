import type { Queries } from '#kernel/storage/database.ts'

/**
 * Throws when a person who has proved who they are may not log in this way. The login handlers receive it
 * when the service is composed: single sign-on, which depends on this service, knows who must log in
 * elsewhere.
 */
export type Admit = (db: Queries, person: { userId: string }) => Promise<void>

/** Name of the organization whose active provider a person has to log in through; undefined for anyone else. */
export type GovernedBy = (db: Queries, person: { userId: string }) => Promise<string | undefined>
