/** The group of the menus that lists what is sold. */
export const productGroup = 'Products'
