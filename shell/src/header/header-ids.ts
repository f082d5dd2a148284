/** What the ids begin with that React makes in the header, so that they are no frontend's. */
export const headerIds = 'encabezado'
