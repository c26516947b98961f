/** The smallest total that can be paid by bank transfer, in cents: below it, the fees of a bank outweigh a card's. */
export const SMALLEST_TRANSFER = 10_000

/** Whether an order with this total, in cents, is large enough for a bank transfer. */
export const isLargeEnoughForTransfer = (total: number): boolean => total >= SMALLEST_TRANSFER

/** How a transfer names the order that it pays, so that staff find it. */
export const transferReference = (orderId: number): string => `GP-${orderId}`
