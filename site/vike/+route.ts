/** Matches every address. The route table decides which page it is, if any. */
export default '*';
