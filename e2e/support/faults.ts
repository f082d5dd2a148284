/** What the browser and the federation runtime say when a frontend's files do not arrive. */
export const frontendDown = /ERR_FAILED|Federation Runtime|RUNTIME-\d+|Failed to load|Loading (css )?chunk/i
