/** Every address: which page it is, and whether there is one, the route table says (+onRenderHtml). */
export default '*';
