/** Cards, for who writes about them. Other services may import only this file. */

export { claimExpiringCards, type ExpiringCard } from './expiring-cards.ts'
