{{zsh}}
_puretec() {
  local at=1 typed= known= word
  if [ "${COMP_WORDS[0]}" = npx ]; then
    at=2
    if [ "$COMP_CWORD" = 1 ]; then known=puretec; elif [ "${COMP_WORDS[1]}" != puretec ]; then return; fi
  fi
  for word in "${COMP_WORDS[@]:$at:$((COMP_CWORD > at ? COMP_CWORD - at : 0))}"; do
    case "$typed $word" in
      {{paths}}) typed="$typed $word" ;;
    esac
  done
  [ -n "$known" ] || case "$typed" in
{{cases}}
  esac
  COMPREPLY=($(compgen -W "$known" -- "${COMP_WORDS[$COMP_CWORD]}"))
}
complete -o default -F _puretec puretec npx
