/** Joining and leaving an account without an invitation. Other services may import only this file. */
export { joinTeam, leaveTeam, openInvitations } from './joining.ts'
