/** The menu group that lists the products. */
export const productGroup = 'Products'
