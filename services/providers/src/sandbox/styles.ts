/** The console's look, unlike the store's: neutral grays, tables first, the accent only on buttons and links. */
export const STYLES = `
:root{--bg:#f6f7f8;--sf:#fff;--sf2:#fafbfc;--hov:#f0f2f4;--tx:#16181d;--tx2:#4a4f58;--tx3:#666c76;--ln:#e3e6ea;--ln2:#cdd2d9;--ctl:#868d98;--ac:#0f5f8c;--ac1:#e7f1f7}
*{box-sizing:border-box}
body{margin:0;display:grid;grid-template-columns:200px 1fr;min-height:100vh;background:var(--bg);color:var(--tx);font:13px/20px Inter,system-ui,sans-serif;font-feature-settings:"tnum"}
nav{background:var(--sf);border-right:1px solid var(--ln);padding:14px 8px}
nav a{display:block;padding:6px 12px;border-radius:6px;color:var(--tx2);text-decoration:none;font-weight:500}
nav a:hover{background:var(--hov)}nav a[aria-current]{background:#ecedf0;color:var(--tx)}
.mark{display:flex;gap:8px;align-items:center;margin:0 8px 14px;font-weight:650;font-size:14px}
.mark span{display:grid;place-items:center;width:20px;height:20px;border-radius:4px;background:var(--tx);color:#fff;font-size:12px}
main{padding:20px;min-width:0;display:grid;gap:12px;align-content:start}
h1{font-size:20px;line-height:28px;font-weight:650;letter-spacing:-.01em;margin:0}
.panel{background:var(--sf);border:1px solid var(--ln);border-radius:8px;min-width:0}
h2{font-size:14px;font-weight:650;margin:0;padding:12px 14px;border-bottom:1px solid var(--ln)}
.panel>p,.panel>dl,.panel>.pad,.panel>iframe,.panel>pre{margin:0;padding:12px 14px}
.empty,.note{color:var(--tx3)}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th{text-align:left;font-size:12px;font-weight:500;color:var(--tx3);background:var(--sf2);border-bottom:1px solid var(--ln2)}
th,td{padding:7px 8px;white-space:nowrap}th:first-child,td:first-child{padding-left:14px}
td{border-bottom:1px solid var(--ln);vertical-align:top}tbody tr:last-child td{border-bottom:0}tbody tr:hover{background:var(--hov)}
td.wrap{white-space:normal;min-width:220px}.num{text-align:right}
a{color:var(--ac)}strong{font-weight:600}code,pre{font:12px/18px ui-monospace,monospace}pre{white-space:pre-wrap;overflow-wrap:anywhere}
.state{display:inline-block;padding:0 8px;border-radius:4px;font-size:12px;font-weight:550}
.ok{color:#1e6b48;background:#e6f3ec}.wait{color:#7a4e00;background:#fbf0d6}.bad{color:#a8301b;background:#fbe8e4}.neutral{color:#3f4a5c;background:#eceef1}
button{height:32px;padding:0 12px;border:1px solid var(--ln2);border-radius:6px;background:var(--sf);color:var(--tx);font:inherit;font-weight:550;cursor:pointer}
button:hover{background:var(--hov)}button.primary{background:var(--ac);border-color:var(--ac);color:#fff}
.inline{display:inline-block;margin:0 4px 0 0}td button{height:26px;padding:0 8px;font-size:12px}
.faults{display:flex;flex-wrap:wrap;gap:12px;align-items:end;padding:12px 14px}
.faults label{display:grid;gap:4px;font-size:12px;color:var(--tx2)}.faults .box{display:flex;align-items:center;gap:6px;height:32px}
input[type=number],select,input[type=search]{height:32px;width:150px;padding:0 8px;border:1px solid var(--ctl);border-radius:6px;background:var(--sf);font:inherit;color:var(--tx)}
:focus-visible{outline:2px solid var(--ac);outline-offset:1px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:6px 14px}dt{color:var(--tx3)}dd{margin:0;overflow-wrap:anywhere}
.clabe{font-size:20px;line-height:28px;font-weight:650;letter-spacing:.04em}
iframe{width:100%;height:70vh;border:0;background:#fff;display:block}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(230px,1fr));gap:12px}.cards .panel{text-decoration:none;color:inherit}
.figure{font-size:18px;line-height:26px;font-weight:650}
@media(max-width:700px){body{grid-template-columns:1fr;grid-template-rows:auto 1fr}nav{border-right:0;border-bottom:1px solid var(--ln);display:flex;flex-wrap:wrap;gap:4px;align-items:center}.mark{margin:0 8px}}
@media(pointer:coarse){button,input[type=number],select{min-height:44px}}
`;
