export const listPath = '/options/aliados'
export const addPath = `${listPath}/nuevo`
export const pathOf = (id: string) => `${listPath}/${id}`
