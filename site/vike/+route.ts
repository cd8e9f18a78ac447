/** Every address comes here. The route table says which page it is, if any. */
export default '*';
