/** Who belongs to an account. Other services may import only this file. */

export { type TeamSettings, teamSettingsOf } from './team-list.ts'
