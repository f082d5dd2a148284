/** What the browser and the shell log if a frontend's files cannot be loaded. */
export const frontendDown = /ERR_FAILED|Failed to load|Loading (css )?chunk/i
