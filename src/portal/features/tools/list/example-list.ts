/** A short list with what lists have: whole addresses, mistakes, a missing unit, and one that there is not. */
export const EXAMPLE_LIST = `name,street,city,state,zip
Ann,214 north juniper street,salt lake city,utah,
Ben,88 Copper Mill Avenue Apt 5,Boulder,CO,
Cleo,88 Copper Mill Avenue,Boulder,CO,80302
Dev,1 Nowhere Lane,Provo,UT,84601
Eva,,Denver,CO,80202
`
