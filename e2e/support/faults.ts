/** What the browser and the federation runtime log if a frontend's files cannot be loaded. */
export const frontendDown = /ERR_FAILED|Federation Runtime|RUNTIME-\d+|Failed to load|Loading (css )?chunk/i
