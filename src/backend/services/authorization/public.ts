/** Members of an account whom its identity provider adds, changes, and removes. Other services may import only this file. */
export { openInvitations } from './invitations/open-invitations.ts'
